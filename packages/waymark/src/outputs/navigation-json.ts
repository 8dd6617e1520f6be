import { navigationToJson } from '@waymark/core/navigation';
import type { Emit } from './site-model.ts';

/** `navigation.json`: the resolved navigation, as the contract describes it. */
export const emitNavigationJson: Emit = ({ navigation }) => [
  { path: 'navigation.json', content: `${JSON.stringify(navigationToJson(navigation))}\n` },
];
