// cspell:ignore Standley Horsetooth Sammamish Lavon Minnetonka Mendota Monona Allatoona Apopka Tohopekaliga Jesup

/** A lake or river whose name the files don't have, at a point on it. [LOOK-003] */
export interface WaterName {
  name: string
  kind: 'lake' | 'river'
  latitude: number
  longitude: number
}

const lakes: [name: string, latitude: number, longitude: number][] = [
  ['Cherry Creek Reservoir', 39.619, -104.844],
  ['Standley Lake', 39.866, -105.12],
  ['Barr Lake', 39.944, -104.755],
  ['Horsetooth Reservoir', 40.557, -105.156],
  ['Boyd Lake', 40.43, -105.04],
  ['Carter Lake', 40.343, -105.217],
  ['Pueblo Reservoir', 38.26, -104.77],
  ['Lake Washington', 47.61, -122.26],
  ['Lake Sammamish', 47.59, -122.09],
  ['Folsom Lake', 38.73, -121.11],
  ['Lake Pleasant', 33.88, -112.28],
  ['Lake Lowell', 43.56, -116.68],
  ['Lewisville Lake', 33.11, -96.97],
  ['Grapevine Lake', 32.98, -97.08],
  ['Lake Ray Hubbard', 32.868, -96.528],
  ['Lavon Lake', 33.048, -96.488],
  ['Eagle Mountain Lake', 32.91, -97.49],
  ['Lake Travis', 30.43, -97.95],
  ['Canyon Lake', 29.89, -98.23],
  ['Medina Lake', 29.566, -98.947],
  ['Lake Houston', 30, -95.13],
  ['Lake Conroe', 30.41, -95.59],
  ['Lake Hefner', 35.57, -97.59],
  ['Lake Thunderbird', 35.23, -97.25],
  ['Keystone Lake', 36.234, -96.301],
  ['Lake Minnetonka', 44.93, -93.58],
  ['White Bear Lake', 45.07, -92.98],
  ['Lake Mendota', 43.1, -89.42],
  ['Lake Monona', 43.06, -89.36],
  ['Geist Reservoir', 39.928, -85.957],
  ['Eagle Creek Reservoir', 39.85, -86.3],
  ['Hoover Reservoir', 40.186, -82.881],
  ['Percy Priest Lake', 36.08, -86.58],
  ['Allatoona Lake', 34.169, -84.711],
  ['Lake Wylie', 35.05, -81.05],
  ['Falls Lake', 36.015, -78.698],
  ['Jordan Lake', 35.83, -78.967],
  ['Lake Apopka', 28.62, -81.62],
  ['Lake Tohopekaliga', 28.2, -81.38],
  ['East Lake Tohopekaliga', 28.3, -81.28],
  ['Lake Jesup', 28.72, -81.22],
  ['Lake Monroe', 28.84, -81.27],
]

const rivers: [name: string, latitude: number, longitude: number][] = [
  ['South Platte River', 39.806, -104.936],
  ['American River', 38.581, -121.402],
  ['Salt River', 33.457, -111.955],
  ['Boise River', 43.67, -116.35],
  ['Colorado River', 30.225, -97.602],
  ['Missouri River', 39.12, -94.5],
  ['Mississippi River', 44.917, -93.213],
  ['Mississippi River', 35.09, -90.09],
  ['White River', 39.798, -86.191],
  ['Ohio River', 38.29, -85.79],
  ['Delaware River', 40.04, -74.96],
  ['Schuylkill River', 40.024, -75.207],
  ['Yellowstone River', 45.8, -108.47],
]

/** The lakes and rivers at which people of large cities orient themselves. No public file with their names is small enough. */
export const waterNames: WaterName[] = [
  ...lakes.map(([name, latitude, longitude]): WaterName => ({ name, kind: 'lake', latitude, longitude })),
  ...rivers.map(([name, latitude, longitude]): WaterName => ({ name, kind: 'river', latitude, longitude })),
]
