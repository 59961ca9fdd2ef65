/** How many establishments may be chosen at once: a page of the list has no more. */
export const mostChosen = 100
