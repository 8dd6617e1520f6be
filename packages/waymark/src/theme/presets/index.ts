// Made by scripts/generate.mjs from the folders: edit those.
import type { ThemePreset } from '../theme-preset.ts';
import { preset as almond } from './almond/preset.ts';
import { preset as aspen } from './aspen/preset.ts';
import { preset as linden } from './linden/preset.ts';
import { preset as luma } from './luma/preset.ts';
import { preset as maple } from './maple/preset.ts';
import { preset as mint } from './mint/preset.ts';
import { preset as palm } from './palm/preset.ts';
import { preset as sequoia } from './sequoia/preset.ts';
import { preset as willow } from './willow/preset.ts';

/** The presets of every theme, by name. */
export const presets: Readonly<Record<string, ThemePreset>> = {
  almond,
  aspen,
  linden,
  luma,
  maple,
  mint,
  palm,
  sequoia,
  willow,
};
