/** The texts of the map's own controls, which load with the map. */
export const mapControlTexts = {
  credits: 'Show or hide credits',
  closeCard: 'Close',
  feet: 'ft',
  miles: 'mi',
  zoomWithControlKey: 'Use Ctrl + scroll to zoom the map',
  zoomWithCommandKey: 'Use ⌘ + scroll to zoom the map',
  moveWithTwoFingers: 'Use two fingers to move the map',
}
