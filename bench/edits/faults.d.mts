/** What takes the place of what in which file of the repository. */
export const PLANTS: readonly { readonly file: string; readonly find: string; readonly planted: string }[];
