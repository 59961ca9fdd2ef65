import './leaflet-html.ts'
import address from 'leaflet/dist/leaflet.css?url'

/*
 * Leaflet's own style sheet. The site has one sheet for everything else; this one only maps need, and their module waits for
 * it: Leaflet measures what it lays out. It comes first, since the site's rules for maps change its own.
 */
await new Promise((resolve, reject) => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  link.onload = resolve
  link.onerror = reject
  document.head.prepend(link)
})
