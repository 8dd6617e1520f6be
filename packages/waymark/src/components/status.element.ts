/** Says something to readers who listen, without showing it; the same text twice is said twice. */
export function announce(text: string): void {
  const old = document.getElementById('announcer');
  const region = old ?? document.createElement('div');
  if (old === null) {
    region.id = 'announcer';
    region.className = 'visually-hidden';
    region.role = 'status';
    document.body.append(region);
  }
  region.textContent = '';
  setTimeout(() => {
    region.textContent = text;
  }, 50);
}
