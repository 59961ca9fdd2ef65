/** What every map looks like, by day and by night: for the frame around Leaflet's container. */
export const mapLook = {
  '& .leaflet-container': { height: '100%', bg: 'mist', fontFamily: 'body', fontSize: '0.875rem' },
  '& .pin path': { fill: 'mata', stroke: 'surface', strokeWidth: '2' },
  '& .pin circle': { fill: 'surface' },
  '& .leaflet-bar a': { bg: 'surface', color: 'ink', borderColor: 'line' },
  '& .leaflet-bar a.leaflet-disabled': { bg: 'mist', color: 'quiet' },
  // Stronger than Leaflet's own rule, which is white in the dark too.
  '& .leaflet-control.leaflet-control-attribution': { bg: 'surface', color: 'quiet', fontSize: '0.75rem' },
  '& .leaflet-control-attribution a': { color: 'mata' },
  // Tiles are drawn for the day: turned, they are a map by night.
  '& .leaflet-tile-pane': {
    _dark: { filter: 'invert(1) hue-rotate(180deg) brightness(0.9) contrast(0.85)' },
  },
} as const
