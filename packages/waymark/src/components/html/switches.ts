/** Attributes of HTML that need no value, in lower case. */
export const SWITCHES: ReadonlySet<string> = new Set(
  'allowfullscreen async autoplay checked controls default defer disabled hidden loop multiple muted novalidate open playsinline readonly required reversed selected'.split(
    ' ',
  ),
);
