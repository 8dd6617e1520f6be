/** Stands for a value that only code would make, where code is not run. */
export const WITHHELD: unique symbol = Symbol('withheld');
