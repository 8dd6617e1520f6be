/** Ids that the page around the content has. What would take one gets the next free id, as if the page had used it before. */
export const OUTER_IDS: readonly string[] =
  'assistant-entry banner body-content changelog-filters chat-assistant-sheet content content-area feedback-form footer header mobile-nav mobile-nav-content multi-view-dropdown navbar navigation-items page-context-menu page-context-menu-button page-title pagination panel search-bar-entry search-bar-entry-mobile search-input sidebar sidebar-content table-of-contents table-of-contents-content table-of-contents-layout topbar-cta-button background-color'.split(
    ' ',
  );

/** Ids that no heading may take: also those of examples, which stand once on a page. */
export const RESERVED_IDS: readonly string[] = [...OUTER_IDS, 'request-example', 'response-example'];
