// One path each in a 20 by 20 box, stroked with the text color. Every shape is its own export, so a page includes only those it
// draws.

/** A check mark: done, available, chosen. */
export const checkIcon = 'M4.5 10.5 8 14l7.5-8'
/** A cross: close, not offered. */
export const closeIcon = 'm5 5 10 10M15 5 5 15'
/** Back. */
export const chevronLeftIcon = 'm12 4-6 6 6 6'
/** Forward. */
export const chevronRightIcon = 'm8 4 6 6-6 6'
/** Opens downward. */
export const chevronDownIcon = 'm5 8 5 5 5-5'
/** Closes upward. */
export const chevronUpIcon = 'm5 12 5-5 5 5'
/** A triangle: caution or error. */
export const warningIcon = 'M10 3 2.5 16.5h15zM10 8.5v3.5M10 14.4v.1'
/** A ring with an i. */
export const infoIcon = 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 9.2v4.3M10 6.6v.1'
/** A clock: waiting, times. */
export const clockIcon = 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 6v4.2l2.8 1.8'
/** A bell: notifications. */
export const bellIcon = 'M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13zM8.5 17.5h3M10 2v2'
/** A lock: can't be changed, private. */
export const lockIcon = 'M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9M10 12v1.6'
/** A phone. */
export const phoneIcon =
  'M4 3.5h2.8l1.4 3.6-1.8 1.4a10.5 10.5 0 0 0 5.1 5.1l1.4-1.8 3.6 1.4V16a1.5 1.5 0 0 1-1.6 1.5A13 13 0 0 1 2.5 5.1 1.5 1.5 0 0 1 4 3.5'
/** An envelope. */
export const mailIcon = 'M2.5 5h15v10.5h-15zM3 5.5l7 5.5 7-5.5'
/** A location pin. */
export const pinIcon = 'M10 17.5s-5.5-5-5.5-9a5.5 5.5 0 0 1 11 0c0 4-5.5 9-5.5 9M10 6.6a2 2 0 1 0 0 4 2 2 0 0 0 0-4'
/** A magnifying glass. */
export const searchIcon = 'M8.8 3a5.8 5.8 0 1 0 0 11.6A5.8 5.8 0 0 0 8.8 3M13 13l4 4'
/** A bookmark: saved. */
export const bookmarkIcon = 'M5.5 3h9v14L10 13.5 5.5 17z'
/** Columns side by side. */
export const compareIcon = 'M3 3.5h4v13H3zM8.5 3.5h4v8h-4zM14 3.5h3.5v10H14z'
/** Three dots: more to do. */
export const moreIcon = 'M4.5 10h.1M10 10h.1M15.5 10h.1'
/** Two arrows: sort. */
export const sortIcon = 'M6 16V4M3 7l3-3 3 3M14 4v12M11 13l3 3 3-3'
/** An arrow into a tray: download. */
export const downloadIcon = 'M10 3v9.5M6.5 9l3.5 3.5L13.5 9M3.5 16.5h13'
/** A page with a panel at its side: preview. */
export const sidePanelIcon = 'M3 4h14v12H3zM11.5 4v12'
/** A board of three lanes. */
export const boardIcon = 'M3 3.5h14v13H3zM7.7 3.5v13M12.3 3.5v13'
/** A lamp on its foot. */
export const lampIcon = 'M6.5 3h7l2.5 7H4zM10 10v7M6.5 17h7'
/** A price tag. */
export const priceTagIcon = 'M3 10.5v-7h7l7 7-7 7zM6.7 7v.1'
/** A receipt: an invoice. */
export const receiptIcon = 'M4.5 2.5h11v15l-2.7-1.6-2.8 1.6-2.8-1.6-2.7 1.6zM7.5 7h5M7.5 10.5h5'
/** A calendar: a tour. */
export const calendarIcon = 'M3 4.5h14v12.5H3zM3 8.5h14M7 2.5v4M13 2.5v4'
/** A folded map. */
export const mapIcon = 'm2.5 5 5-2 5 2 5-2v12l-5 2-5-2-5 2zM7.5 3v12M12.5 5v12'
/** A checklist. */
export const listIcon = 'M8 5h9.5M8 10h9.5M8 15h9.5M2.5 5l1 1 2-2M2.5 10l1 1 2-2M2.5 15l1 1 2-2'
/** Lines that get shorter: filters. */
export const filterIcon = 'M2.5 5h15M5 10h10M8 15h4'
/** Three lines: the menu. */
export const menuIcon = 'M3 5h14M3 10h14M3 15h14'
/** A star. */
export const starIcon = 'm10 2.5 2.3 4.9 5.2.7-3.8 3.7.9 5.3-4.6-2.6-4.6 2.6.9-5.3L2.5 8.1l5.2-.7z'
/** A speech bubble. */
export const messageIcon = 'M3 4h14v10H9l-4 3v-3H3z'
/** One person. */
export const personIcon = 'M10 3a3 3 0 1 0 0 6 3 3 0 0 0 0-6M4 17c0-3.3 2.7-5.5 6-5.5s6 2.2 6 5.5'
/** Two people. */
export const peopleIcon =
  'M7.5 4a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4M2.5 16.5c0-3 2.2-4.8 5-4.8s5 1.8 5 4.8M13 4.3a2.7 2.7 0 0 1 0 4.8M14.5 12c1.9.5 3 2.1 3 4.5'
/** A house. */
export const homeIcon = 'M3 9.5 10 3.5l7 6M5 8v8.5h10V8M8.5 16.5V12h3v4.5'
/** An arrow out of a box: opens in another place. */
export const externalIcon = 'M8 4.5H4v11.5h11.5V12M11 3.5h5.5V9M16.5 3.5 9 11'
/** More. */
export const plusIcon = 'M10 4v12M4 10h12'
/** Less. */
export const minusIcon = 'M4 10h12'
/** A sun: the light theme. */
export const sunIcon =
  'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M10 2v1.6M10 16.4V18M2 10h1.6M16.4 10H18M4.3 4.3l1.2 1.2M14.5 14.5l1.2 1.2M4.3 15.7l1.2-1.2M14.5 5.5l1.2-1.2'
