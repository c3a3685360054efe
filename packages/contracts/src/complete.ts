/** All fields of a view, optional ones included: the compiler reports code that builds a view and omits a field. */
export type Complete<View> = { [Field in keyof Required<View>]: View[Field] };
