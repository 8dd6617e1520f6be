// Sets V8 as the command does, before anything of the engine is loaded: most of what unit tests do is to build.
import { setV8Flags } from '../../packages/waymark/src/cli/start/v8-flags.ts';

setV8Flags();
