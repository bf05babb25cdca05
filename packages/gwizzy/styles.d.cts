// A style sheet: imported for what it does, it gives nothing.
export {}
