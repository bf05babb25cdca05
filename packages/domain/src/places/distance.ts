/** A point on the globe, in degrees. */
export interface Point {
  latitude: number
  longitude: number
}

const kilometersPerMile = 1.60934
const earthRadiusInKilometers = 6371.0088

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Converts kilometers to miles, the unit of every distance shown. [CONST-002] */
export function kilometersToMiles(kilometers: number): number {
  return kilometers / kilometersPerMile
}

/** The radius of the globe in miles, for every distance. Databases must use the same value. [CONST-002] */
export const earthRadiusInMiles = kilometersToMiles(earthRadiusInKilometers)

/** The miles in a degree of latitude, on the same sphere. */
export const milesPerDegree = (earthRadiusInMiles * Math.PI) / 180

/** Returns the great-circle distance between two points in miles, within half a percent of the true one. [CONST-002, LIST-005] */
export function distanceInMiles(from: Point, to: Point): number {
  const chord =
    Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  return 2 * earthRadiusInMiles * Math.asin(Math.sqrt(Math.min(1, chord)))
}
