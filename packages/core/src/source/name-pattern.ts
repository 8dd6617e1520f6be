/** A name as JavaScript has it. */
export const NAME: RegExp = /[\p{ID_Start}_$][\p{ID_Continue}$]*/u;
