/** How wide the first photo and the others are, by the number of photos that desktops show. */
export const mosaicSizes: Record<number, { main: string; small: string }> = {
  1: { main: wide('1200px', '94vw', '92vw'), small: '' },
  2: { main: wide('600px', '47vw', '46vw'), small: wide('600px', '47vw', '46vw') },
  3: { main: wide('800px', '63vw', '92vw'), small: wide('400px', '31vw', '46vw') },
  4: { main: wide('600px', '47vw', '92vw'), small: wide('600px', '47vw', '46vw') },
  5: { main: wide('600px', '47vw', '92vw'), small: wide('300px', '24vw', '46vw') },
}

function wide(content: string, tablet: string, phone: string): string {
  return `(min-width: 1280px) ${content}, (min-width: 768px) ${tablet}, ${phone}`
}
