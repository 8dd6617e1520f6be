/** What a document has itself, handlers aside. */
const MEMBERS = new Set(
  `
activeElement activeViewTransition addEventListener adoptNode adoptedStyleSheets alinkColor all anchors append
appendChild applets ariaNotify baseURI bgColor body captureEvents caretPositionFromPoint caretRangeFromPoint
characterSet charset childElementCount childNodes children clear cloneNode close compareDocumentPosition compatMode
constructor contains contentType cookie createAttribute createAttributeNS createCDATASection createComment
createDocumentFragment createElement createElementNS createEvent createExpression createNSResolver createNodeIterator
createProcessingInstruction createRange createTextNode createTreeWalker currentScript customElementRegistry
defaultView designMode dir dispatchEvent doctype documentElement documentURI domain elementFromPoint elementsFromPoint
embeds evaluate execCommand exitFullscreen exitPictureInPicture exitPointerLock featurePolicy fgColor firstChild
firstElementChild fonts forms fragmentDirective fullscreen fullscreenElement fullscreenEnabled getAnimations
getElementById getElementsByClassName getElementsByName getElementsByTagName getElementsByTagNameNS getRootNode
getSelection hasChildNodes hasFocus hasOwnProperty hasStorageAccess hasUnpartitionedCookieAccess head hidden images
implementation importNode inputEncoding insertBefore isConnected isDefaultNamespace isEqualNode isPrototypeOf
isSameNode lastChild lastElementChild lastModified linkColor links location lookupNamespaceURI lookupPrefix moveBefore
nextSibling nodeName nodeType nodeValue normalize open ownerDocument parentElement parentNode pictureInPictureElement
pictureInPictureEnabled plugins pointerLockElement prepend prerendering previousSibling propertyIsEnumerable
queryCommandEnabled queryCommandIndeterm queryCommandState queryCommandSupported queryCommandValue querySelector
querySelectorAll readyState referrer releaseEvents removeChild removeEventListener replaceChild replaceChildren
requestStorageAccess rootElement scripts scrollingElement startViewTransition styleSheets textContent timeline title
toLocaleString toString valueOf visibilityState vlinkColor wasDiscarded when write writeln xmlEncoding xmlStandalone
xmlVersion
`.split(/\s+/),
);

const NAMED = new Set(['form', 'iframe']);

/**
 * Whether a document would give this element where scripts ask it for something of its own: `<form name="body">`. Any name of a
 * picture may do so: browsers find a picture with a name by its `id` too.
 */
export function hidesDocumentMember(tag: string, name: unknown): boolean {
  if (typeof name !== 'string' || name === '') return false;
  const element = tag.toLowerCase();
  return element === 'img' || (NAMED.has(element) && (MEMBERS.has(name) || /^on[a-z]/.test(name)));
}
