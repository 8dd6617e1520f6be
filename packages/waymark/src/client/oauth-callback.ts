// The page that a provider leads back to after a sign-in: it hands the code to the page that asked, and goes away.
const query = new URLSearchParams(location.search);
const channel = new BroadcastChannel('waymark-oauth');
const named = ['state', 'code', 'error'].flatMap((name) => {
  const value = query.get(name);
  return value === null ? [] : [[name, value] as const];
});
// The code is nobody else's business: neither of the history nor of who looks over the shoulder.
history.replaceState(null, '', location.pathname);
// A sign-in has a window of its own: in a frame, another site holds this page.
if (window === window.top) channel.postMessage(Object.fromEntries(named));
channel.close();
close();
