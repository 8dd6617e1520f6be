export function mutateText(text: string, seed: number): string;
