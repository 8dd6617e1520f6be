/** Where this package is. Sources, compiled modules and the bundle of the engine (`dist/engine`) all lie two folders deep in it. */
export const PACKAGE_FOLDER = new URL('../../', import.meta.url);
