'use strict';

// ── The field ── What is typed goes to the examples. An empty field gives them back what they have by themselves.

let typing;

function followTyping(field) {
  clearTimeout(typing);
  const address = new URL(wanted);
  if (field.value === '') address.searchParams.delete('typed');
  else address.searchParams.set('typed', field.value);
  if (address.href !== wanted.href) follow(address, field.form);
}

// ── Live ── The workbook says what has changed. A browser keeps six connections to a host, so tabs share one stream, and hidden
// ones hold none.

const channel = 'BroadcastChannel' in window ? new BroadcastChannel('workbook') : null;
let holding = null;

function showActivity(text) {
  const line = byId('activity');
  line.textContent = text;
  line.hidden = text === '';
}

const reactions = {
  hello() {
    showActivity('');
    follow(wanted);
  },
  activity({ text, building }) {
    const awaited = section?.startsWith(`${building?.chapter}.`) ? [building.text] : [];
    showActivity([...awaited, text].filter(Boolean).join(' · '));
  },
  changed({ sections }) {
    if (!section || sections.includes(section)) follow(wanted);
  },
  style() { location.reload(); },
  lost() {
    showActivity('The workbook’s server has ended. Start it again: swift run workbook read');
    sayLater(byId('activity').textContent);
  },
};

const hear = (message) => reactions[message.kind]?.(message);

function tell(message) {
  hear(message);
  channel?.postMessage(message);
}

/** Opens the stream, again and again if it is lost, until the tab is hidden. */
function listen(signal) {
  return new Promise((done) => {
    if (signal.aborted) return done();
    const stream = new EventSource('/events');
    const close = () => { stream.close(); done(); };
    stream.onmessage = ({ data }) => tell(JSON.parse(data));
    stream.onerror = () => {
      tell({ kind: 'lost' });
      stream.close();
      setTimeout(() => listen(signal).then(done), 1000);
    };
    signal.addEventListener('abort', close);
  });
}

/** One tab of those that are seen holds the stream, and passes it on. Where tabs cannot agree, each has its own. */
function hold() {
  holding?.abort();
  if (document.hidden) return;
  holding = new AbortController();
  const { signal } = holding;
  const alone = () => listen(signal);
  // Where a browser keeps nothing for pages, it has no locks either.
  if (channel && navigator.locks) navigator.locks.request('workbook', { signal }, alone).catch(alone);
  else alone();
}

/** What has changed while this page was loaded. Who opens the stream asks for it when it is open, who shares one asks now. */
async function catchUp() {
  const { held = [] } = await navigator.locks?.query().catch(() => ({})) ?? {};
  if (held.some(({ name }) => name === 'workbook')) follow(wanted);
}

function live() {
  if (channel) channel.onmessage = ({ data }) => document.hidden || hear(data);
  on('visibilitychange', () => {
    hold();
    if (document.hidden) return;
    showActivity('');
    follow(wanted);
  });
  if (!document.hidden) catchUp();
  hold();
}
