import { addScript, page, settings, whenAllowed } from '../loader.ts';

whenAllowed(() => {
  const { hjid, hjsv } = settings;
  const queue: unknown[] = [];
  page['hj'] ??= Object.assign((...values: unknown[]) => void queue.push(values), { q: queue });
  page['_hjSettings'] = { hjid: Number(hjid), hjsv: Number(hjsv) };
  addScript(`https://static.hotjar.com/c/hotjar-${Number(hjid)}.js?sv=${Number(hjsv)}`);
});
