import { createGlobalThemeContract } from '@vanilla-extract/css'

const dashed = (key: string) => key.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/**
 * The names of all tokens. They are plain custom properties (`--ui-color-accent`), so another operator can change the brand with a
 * short style sheet, and every build of every package uses the same variable.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      surfacePage: null,
      surfaceRaised: null,
      surfaceSunken: null,
      surfaceTint: null,
      surfaceLamp: null,
      surfaceDusk: null,
      /** Hero and footer bands: the light theme's dusk in both themes. */
      surfaceBand: null,
      text: null,
      textMuted: null,
      textOnDusk: null,
      textOnAccent: null,
      accent: null,
      accentHover: null,
      /** Links and other text, and borders, in the accent color. */
      accentText: null,
      lamp: null,
      /** Content on a lit `lamp`: the same dark ink in both themes. */
      inkOnLamp: null,
      hearth: null,
      line: null,
      lineStrong: null,
      positive: null,
      positiveSurface: null,
      caution: null,
      cautionSurface: null,
      critical: null,
      criticalSurface: null,
      info: null,
      infoSurface: null,
      /** The inner ring of a focused control. */
      focus: null,
      /** The overlay over the page while a dialog is open. */
      veil: null,
      mapLand: null,
      /** Lakes and the sea. */
      mapWater: null,
      mapShore: null,
      mapRiver: null,
      /** The names of lakes and rivers. */
      mapWaterText: null,
      mapPark: null,
      /** Built-up areas. */
      mapTown: null,
      /** The borders of counties and states. */
      mapLine: null,
      /** State highways and streets. An edge runs on both sides of a road. */
      mapStreet: null,
      mapStreetEdge: null,
      /** US highways. */
      mapMainRoad: null,
      mapMainRoadEdge: null,
      /** Interstates and other highways. */
      mapHighway: null,
      mapHighwayEdge: null,
      /** Around names and marks. */
      mapHalo: null,
    },
    /** Named after their pixels at the normal text size. They grow with the text. */
    space: { 4: null, 8: null, 12: null, 16: null, 20: null, 24: null, 32: null, 44: null, 64: null, 76: null },
    radius: { s: null, m: null, l: null, pill: null },
    shadow: { tile: null, float: null, dialog: null },
    font: { text: null, display: null },
    text: {
      display: null,
      h1: null,
      h2: null,
      h3: null,
      price: null,
      lead: null,
      body: null,
      small: null,
      dash: null,
      fine: null,
      tag: null,
      key: null,
    },
    leading: { display: null, heading: null, h3: null, price: null, lead: null, body: null, small: null, fine: null },
    tracking: { display: null, heading: null, h3: null, price: null, capitals: null },
    weight: { regular: null, medium: null, semibold: null, strong: null, bold: null, display: null, price: null },
    size: {
      target: null,
      button: null,
      field: null,
      choice: null,
      dashRow: null,
      dashControl: null,
      modalMax: null,
      container: null,
      measure: null,
    },
    motion: { fast: null, base: null, dialogClose: null, ease: null },
    /** `brightness() saturate()` for exterior illustrations, which the dark theme dims. */
    filter: { drawing: null },
  },
  (_value, path) => `ui-${path.map(dashed).join('-')}`,
)
