/** Path of a file from the root of the repository, given that of the docs folder there; `..` leads out of that folder. */
export function pathFromRoot(folder: string, file: string): string {
  const steps: string[] = [];
  for (const step of `${folder}/${file}`.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}
