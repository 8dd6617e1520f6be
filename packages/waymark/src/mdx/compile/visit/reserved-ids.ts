/** Ids that the page around the content has. What would take one gets the next free id, as if the page had used it before. */
export const OUTER_IDS: readonly string[] =
  'announcer api-playground-input assistant-entry background-color banner body-content changelog-filters changelog-filters-content changelog-filters-title chat-assistant-sheet content content-area endpoints-menu-trigger feedback-form feedback-form-cancel feedback-form-input feedback-form-submit feedback-question feedback-thumbs-down feedback-thumbs-up footer header localization-select-content localization-select-trigger mobile-nav mobile-nav-content multi-view-dropdown navbar navbar-more navigation-items page-context-menu page-context-menu-button page-title pagination panel playground-title related-topics search-bar-entry search-bar-entry-mobile search-dialog search-input search-results sidebar sidebar-content table-of-contents table-of-contents-content table-of-contents-layout toc-title topbar-cta-button variation-dropdown'.split(
    ' ',
  );

/** Ids that no heading may take: also those of examples, which stand once on a page. */
export const RESERVED_IDS: readonly string[] = [...OUTER_IDS, 'request-example', 'response-example'];
