const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Elements of SVG that a drawing may hold. */
export const SVG_ELEMENTS: ReadonlySet<string> = words(`
  svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image a switch view
  marker mask clipPath pattern linearGradient radialGradient stop style foreignObject
  animate animateTransform animateMotion mpath
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`);

/** Elements of HTML that the labels of a drawing may hold. */
export const HTML_ELEMENTS: ReadonlySet<string> = words(
  'div span p b i u s em strong small sub sup br hr code pre ul ol li dl dt dd h1 h2 h3 h4 h5 h6 table thead tbody tr td th font center',
);

/** Elements that change an attribute of another while the drawing is shown. */
export const ANIMATIONS: ReadonlySet<string> = words('animate animateTransform animateMotion');

/** Attributes whose values are words or numbers, or styles that may name a part of the drawing. */
export const ATTRIBUTES: ReadonlySet<string> = words(`
  id class style lang dir role tabindex target version baseProfile width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy
  d points pathLength viewBox preserveAspectRatio transform rotate offset refX refY markerWidth markerHeight markerUnits
  orient patternUnits patternContentUnits patternTransform gradientUnits gradientTransform spreadMethod clipPathUnits
  maskUnits maskContentUnits filterUnits primitiveUnits textLength lengthAdjust startOffset method spacing side
  requiredFeatures requiredExtensions systemLanguage media type zoomAndPan
  in in2 result mode values operator k1 k2 k3 k4 stdDeviation edgeMode radius baseFrequency numOctaves seed stitchTiles
  scale xChannelSelector yChannelSelector order kernelMatrix divisor bias targetX targetY preserveAlpha kernelUnitLength
  surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle azimuth elevation z pointsAtX pointsAtY
  pointsAtZ tableValues slope intercept amplitude exponent
  attributeName attributeType begin dur end min max restart repeatCount repeatDur fill calcMode keyTimes keySplines from
  to by additive accumulate path keyPoints origin
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-rendering cursor direction display dominant-baseline enable-background fill-opacity fill-rule filter flood-color
  flood-opacity font font-family font-feature-settings font-kerning font-size font-size-adjust font-stretch font-style
  font-variant font-variant-ligatures font-variation-settings font-weight glyph-orientation-horizontal
  glyph-orientation-vertical image-rendering isolation kerning letter-spacing lighting-color marker marker-end marker-mid
  marker-start mask mask-type mix-blend-mode opacity overflow paint-order pointer-events shape-rendering stop-color
  stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity
  stroke-width text-align text-anchor text-decoration text-orientation text-overflow text-rendering transform-box
  transform-origin unicode-bidi vector-effect visibility white-space word-spacing writing-mode
  align valign bgcolor border cellpadding cellspacing colspan rowspan face size`);
