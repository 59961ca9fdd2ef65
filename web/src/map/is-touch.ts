/** Where one finger scrolls the page, it must not move the map instead: two fingers do. */
export const isTouch = () => window.matchMedia('(pointer: coarse)').matches
