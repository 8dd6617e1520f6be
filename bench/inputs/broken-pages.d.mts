export const WHOLE_PAGE: string;
export const GROWING_PAGES: Readonly<Record<string, (size: number) => string>>;
export function breakPages(count: number, seed?: number, whole?: string): readonly string[];
