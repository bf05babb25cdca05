/** The house of the community that a map is about, around its middle: 34 pixels wide. [LOOK-003] */
export const housePaths = {
  walls: 'M-16 -5L0 -17L16 -5V17H-16Z',
  windows: 'M-9 -3H-1V4H-9ZM1 -3H9V4H1ZM-9 6H-1V13H-9ZM1 6H9V13H1Z',
}
