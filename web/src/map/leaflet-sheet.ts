import './leaflet-html.ts'
import address from 'leaflet/dist/leaflet.css?url'

/* Leaflet's style sheet, loaded with the map, which waits for it since Leaflet measures its layout.
   Prepended, so that the site's own rules override it. */
await new Promise((resolve, reject) => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  link.onload = resolve
  link.onerror = reject
  document.head.prepend(link)
})
