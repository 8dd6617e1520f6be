import { describe, expect, it } from 'vitest';
import { closestPlace } from './place-key.ts';

function closest(wanted: string, containers: readonly string[]): string | undefined {
  const key = (container: string): { container: string; choices: string[] } => ({ container, choices: [] });
  return closestPlace(key(wanted), containers.map(key))?.container;
}

describe('closestPlace', () => {
  it('is the wanted container where the page stands in it', () => {
    expect(closest('0.1', ['0.2', '0.1.3', '0.1'])).toBe('0.1');
    expect(closest('root', ['0', 'root'])).toBe('root');
  });

  it('is inside the wanted element', () => {
    expect(closest('0.1', ['0.0.4', '0.1.4'])).toBe('0.1.4');
  });

  it('is the one that shares most of the way', () => {
    expect(closest('1.0.2', ['0.0.2', '1.3', '1.0.1'])).toBe('1.0.1');
  });

  it('compares whole steps, not digits', () => {
    expect(closest('1', ['10', '1.2'])).toBe('1.2');
    expect(closest('12.1', ['1.1', '12.4'])).toBe('12.4');
  });

  it('is the first where none is closer', () => {
    expect(closest('5.1', ['0.1', '1.1'])).toBe('0.1');
    expect(closest('root', ['0.1', '1.1'])).toBe('0.1');
  });

  it('keeps the version in another tab, and leaves the tab for it', () => {
    const wanted = { container: '1.2', choices: ['2.0'] };
    const places = [
      { container: '0.0', choices: ['3.0'] },
      { container: '1.0', choices: ['3.0'] },
      { container: '0.2', choices: ['2.0'] },
    ];
    expect(closestPlace(wanted, places)?.container).toBe('0.2');
  });

  it('keeps the container whatever it is called', () => {
    const places = [
      { container: '0.0', choices: ['3.0'] },
      { container: '1', choices: ['Three'] },
    ];
    expect(closestPlace({ container: '1', choices: ['3.0'] }, places)?.container).toBe('1');
  });
});
