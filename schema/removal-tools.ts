/** Pages by which search engines are asked to forget what a page showed before. */
export const removalTools = {
  google: 'https://search.google.com/search-console/remove-outdated-content',
  bing: 'https://www.bing.com/webmasters/tools/contentremoval',
} as const
