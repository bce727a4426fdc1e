/** Plays the demonstration when it scrolls into view, and again on request. */
const demo = document.getElementById('demo')!;
let hasPlayed = false;

function play(): void {
  hasPlayed = true;
  // Browsers before Chrome 84, Safari 13.1 and Firefox 75 cannot play drawings again.
  for (const animation of Reflect.has(demo, 'getAnimations') ? demo.getAnimations({ subtree: true }) : []) {
    animation.cancel();
    animation.play();
  }
  document.dispatchEvent(new Event('demo:replay'));
}

document.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('a[href="#demo"]')) play();
});

new IntersectionObserver((entries, observer) => {
  if (!entries.some((entry) => entry.isIntersecting)) return;
  observer.disconnect();
  // A visitor who pressed WATCH DEMO sees it play once, not again on arrival.
  if (!hasPlayed) play();
}).observe(demo);
