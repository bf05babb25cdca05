/** The section that an editor added, in Spanish. */
export const addedSpanishSection = `## Si la visita es por video

A veces, la única visita posible es por una pantalla. Pida a quien lleva el teléfono que empiece en la puerta principal y camine, sin cortes, hasta la habitación disponible. Pida ver un baño, el final de un pasillo y el comedor a la hora de comer. Después, haga las mismas preguntas que en cualquier visita, y vaya en persona antes de firmar.`
