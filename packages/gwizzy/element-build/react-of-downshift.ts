// What the search field's library takes of React. It asks React as a whole whether it has `useId`, which would keep every
// part of the renderer in the script.
export {
  cloneElement,
  Component,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/compat'
