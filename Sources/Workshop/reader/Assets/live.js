'use strict';

// ── The field for typed lines ── The examples read them. If the field is empty, they use their own lines.

let typing;

function followTyping(field) {
  clearTimeout(typing);
  const address = new URL(wanted);
  if (field.value === '') address.searchParams.delete('typed');
  else address.searchParams.set('typed', field.value);
  if (address.href !== wanted.href) follow(address, field.form);
}

// ── The event stream ── The server sends what has changed. A browser opens only six connections to a host, so the visible tabs
// share one stream (`BroadcastChannel`), and hidden tabs need none.

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

/** Opens the stream, and opens it again whenever it is lost, until the tab is hidden. */
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

/** One of the visible tabs opens the stream, chosen by a lock, and passes the events on. Without locks each tab opens its own. */
function hold() {
  holding?.abort();
  if (document.hidden) return;
  holding = new AbortController();
  const { signal } = holding;
  const alone = () => listen(signal);
  // A browser that refuses storage to pages refuses the lock, too.
  if (channel && navigator.locks) navigator.locks.request('workbook', { signal }, alone).catch(alone);
  else alone();
}

/** Loads the page again, in case something changed meanwhile, if another tab has the stream. Otherwise `hello` does that. */
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
