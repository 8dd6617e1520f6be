import 'preact';

/** The custom elements that the built-in components draw take any HTML attribute. */
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'wm-tabs': HTMLAttributes;
      'wm-tree': HTMLAttributes;
      'wm-tooltip': HTMLAttributes;
      'wm-view': HTMLAttributes;
      'wm-repo': HTMLAttributes;
    }
  }
}
