/** Styles of the panel: of its own, because what is wrong may be the page's stylesheet. */
export const panelStyles = `
:host {
  all: initial; color-scheme: light;
  --_ground: light-dark(#fff, #18181b); --_raised: light-dark(#f4f4f5, #27272a);
  --_ink: light-dark(#18181b, #f4f4f5); --_soft: light-dark(#52525b, #b4b4bd);
  --_line: light-dark(#d4d4d8, #52525b); --_danger: light-dark(#b91c1c, #fca5a5);
}
:host([data-dark]) { color-scheme: dark; }
* { box-sizing: border-box; }
button { font: inherit; color: inherit; cursor: pointer; }
:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
.panel, .badge {
  position: fixed; z-index: 2147483647; inset-inline: 0; bottom: 0; margin: auto;
  font: 14px/1.5 system-ui, sans-serif; color: var(--_ink); background: var(--_ground);
  border: 1px solid var(--_line); box-shadow: 0 8px 32px rgb(0 0 0 / 25%);
}
.panel {
  width: min(60rem, calc(100% - 2rem)); max-height: 70vh; bottom: 1rem;
  border-top: 4px solid var(--_danger); border-radius: 8px; display: flex; flex-direction: column;
}
.badge {
  inset-inline: 1rem auto; bottom: 1rem; padding: .4rem .8rem; border-radius: 99rem;
  color: var(--_danger); font-weight: 600;
}
.head { display: flex; align-items: center; justify-content: space-between; padding: .75rem 1rem; }
.count { margin: 0; font-size: 1rem; color: var(--_danger); }
.close { border: 0; background: none; font-size: 1.5rem; line-height: 1; min-width: 2rem; min-height: 2rem; }
.list { overflow: auto; padding: 0 1rem 1rem; }
.problem + .problem { margin-top: 1rem; padding-top: 1rem; border-top: 1px solid var(--_line); }
.message { margin: 0; font-size: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.place { border: 0; padding: 0; background: none; text-decoration: underline; font-family: ui-monospace, monospace; }
.frame {
  margin: .5rem 0; padding: .75rem; overflow: auto; background: var(--_raised); border-radius: 6px;
  font: 13px/1.5 ui-monospace, monospace; direction: ltr; text-align: left;
}
.hint { margin: .5rem 0; color: var(--_soft); }
.help { color: var(--_soft); }
`;
