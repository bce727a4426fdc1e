/** A function that makes something of an object once, and forgets it with the object. */
export function oncePer<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, Made>();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key) as Made;
  };
}
