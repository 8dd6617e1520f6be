import { describe, expect, it } from 'vitest';
import { renderComponent } from '../testing/render-component.tsx';

describe('Columns', () => {
  it.each([
    [undefined, 2],
    [3, 3],
    ['4', 4],
    [9, 4],
    [0, 1],
    ['many', 2],
  ])('takes cols=%j for %i columns', (cols, count) => {
    expect(renderComponent('Columns', { cols })).toBe(
      `<div class="columns card-group" data-cols="${count}"></div>`,
    );
  });

  it('is the same by its older name', () => {
    expect(renderComponent('CardGroup', {})).toBe(renderComponent('Columns', {}));
  });
});
