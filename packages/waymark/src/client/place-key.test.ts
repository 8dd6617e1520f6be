import { describe, expect, it } from 'vitest';
import { closestContainer } from './place-key.ts';

describe('closestContainer', () => {
  it('is the wanted one where the page stands in it', () => {
    expect(closestContainer('0.1', ['0.2', '0.1.3', '0.1'])).toBe('0.1');
    expect(closestContainer('root', ['0', 'root'])).toBe('root');
  });

  it('is inside the wanted element', () => {
    expect(closestContainer('0.1', ['0.0.4', '0.1.4'])).toBe('0.1.4');
  });

  it('is the one that shares most of the way', () => {
    expect(closestContainer('1.0.2', ['0.0.2', '1.3', '1.0.1'])).toBe('1.0.1');
  });

  it('compares whole steps, not digits', () => {
    expect(closestContainer('1', ['10', '1.2'])).toBe('1.2');
    expect(closestContainer('12.1', ['1.1', '12.4'])).toBe('12.4');
  });

  it('is the first where none is closer', () => {
    expect(closestContainer('5.1', ['0.1', '1.1'])).toBe('0.1');
    expect(closestContainer('root', ['0.1', '1.1'])).toBe('0.1');
  });
});
