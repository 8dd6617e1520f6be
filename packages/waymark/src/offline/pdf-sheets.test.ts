import { expect, it } from 'vitest';
import { sheetsOfPlaces } from './pdf-sheets.ts';

const PDF = `1 0 obj
<</Type /Page
/Parent 9 0 R>>
2 0 obj
<</Type /Page>>
3 0 obj
<</Type /Page>>
8 0 obj
<</Type /Pages
/Count 2
/Kids [2 0 R 1 0 R]
/Parent 9 0 R>>
9 0 obj
<</Type /Pages
/Count 3
/Kids [8 0 R 3 0 R]>>
10 0 obj
<</print-1 [2 0 R /XYZ 6 776.25 0]
/print-2 [3 0 R /XYZ 6 776.25 0]
/print-1-other [1 0 R /XYZ 0 0 0]>>`;

it('counts sheets in the order of the document', () => {
  expect([...sheetsOfPlaces(PDF)]).toEqual([
    ['print-1', 1],
    ['print-2', 3],
  ]);
  expect(sheetsOfPlaces('%PDF-1.4')).toEqual(new Map());
});

it('comes to an end where bytes of a picture look like a part that holds itself', () => {
  const picture = '8 0 obj\n<</Type /Pages\n/Kids [8 0 R 1 0 R]>>';
  expect(sheetsOfPlaces(`${PDF}\n${picture}`).get('print-2')).toBe(3);
});
