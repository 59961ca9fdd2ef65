import { firstDistance, type Near } from './bounds.ts'

/** Rounds positions to about 500 m (near). */
const stepsPerDegree = 200

/** Asks the device for its position and rounds it before anything else sees it. */
export function askPosition(): Promise<Near> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error('no position'))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ latitude: rounded(latitude), longitude: rounded(longitude), km: firstDistance }),
      reject,
      { maximumAge: 60_000, timeout: 15_000 },
    )
  })
}

function rounded(degrees: number): number {
  return Math.round(degrees * stepsPerDegree) / stepsPerDegree
}
