/** Every construct by its name: a function from about how many characters to the files of a project. */
export const constructs: Readonly<Record<string, (characters: number) => Record<string, string>>>;
