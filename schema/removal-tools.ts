/** Pages for asking search engines to drop outdated content. */
export const removalTools = {
  google: 'https://search.google.com/search-console/remove-outdated-content',
  bing: 'https://www.bing.com/webmasters/tools/contentremoval',
} as const
