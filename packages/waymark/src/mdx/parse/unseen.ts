/** Characters that nobody sees and that are no blanks, which come along when a text is copied. */
export const UNSEEN: RegExp = /[\u00ad\u200b-\u200f\u2060\ufeff]/;
