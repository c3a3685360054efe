/**
 * All fields of a view, those that may be missing too: the compiler reports whoever makes one and forgets a field that was
 * added.
 */
export type Complete<View> = { [Field in keyof Required<View>]: View[Field] };
