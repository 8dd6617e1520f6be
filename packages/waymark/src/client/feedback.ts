// The question whether a page has helped: the answer is marked, and sent where the site wants it.
import { announce } from '../components/status.element.ts';

const bar = document.querySelector<HTMLElement>('.feedback-toolbar');
const question = document.getElementById('feedback-question');
const form = bar?.querySelector('form');
const thumbs = [...(bar?.querySelectorAll<HTMLElement>('.feedback-thumbs button') ?? [])];
let helpful = false;

for (const thumb of thumbs) {
  thumb.addEventListener('click', () => {
    for (const each of thumbs) each.setAttribute('aria-pressed', String(each === thumb));
    helpful = thumb.id === 'feedback-thumbs-up';
    void send({});
    if (form == null) return thank();
    form.hidden = false;
    form.querySelector('textarea')?.focus();
  });
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void send({ comment: new FormData(form).get('comment') });
  form.reset();
});
form?.addEventListener('reset', () => {
  form.hidden = true;
  // The focus was in the form.
  thumbs.find(({ ariaPressed }) => ariaPressed === 'true')?.focus();
  thank();
});

/** Sends an answer; the reader need not know whether it arrived. */
async function send(more: object): Promise<void> {
  const url = bar?.dataset['feedbackUrl'];
  if (url === undefined) return;
  const { currentPath: path } = document.documentElement.dataset;
  await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, url: location.href.replace(/[?#].*/, ''), helpful, ...more }),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}

function thank(): void {
  const thanks = question?.dataset['thanks'];
  if (question === null || thanks === undefined) return;
  question.textContent = thanks;
  announce(thanks);
}
