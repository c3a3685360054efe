// biome-ignore-all lint: written in ES5, the language of the browsers that it is for
// A browser that is too old for the page gets a sentence, not a white page. It is written for such a browser: ES5, and
// no module. It runs before the modules, whose first error tells that they do not run here.
(function () {
  var sentences = {
    nl: 'Deze pagina werkt niet in deze browser, waarschijnlijk omdat die te oud is. Werk de browser bij of gebruik een ander apparaat.',
    en: 'This page does not work in this browser, probably because it is too old. Update the browser or use another device.',
    de: 'Diese Seite funktioniert in diesem Browser nicht, wahrscheinlich weil er zu alt ist. Bitte den Browser aktualisieren oder ein anderes Gerät verwenden.',
    fr: 'Cette page ne fonctionne pas dans ce navigateur, sans doute parce qu’il est trop ancien. Il faut mettre le navigateur à jour ou utiliser un autre appareil.',
  };

  function explain() {
    var root = document.getElementById('root');
    // A page that was rendered beforehand says so until the app has taken it over.
    if (!root || (root.firstChild && !root.hasAttribute('data-rendered'))) return;
    var language = String(navigator.language || 'en')
      .slice(0, 2)
      .toLowerCase();
    var sentence = document.createElement('p');
    sentence.setAttribute('role', 'alert');
    sentence.style.cssText = 'max-width: 34em; margin: 2em auto; padding: 0 1em; font: 18px/1.5 sans-serif';
    sentence.lang = sentences[language] ? language : 'en';
    sentence.textContent = sentences[language] || sentences.en;
    root.insertBefore(sentence, root.firstChild);
  }

  function explainLater() {
    // React takes its first screen away before it reports an error.
    setTimeout(explain, 0);
  }

  if (!('noModule' in document.createElement('script'))) explainLater();
  window.addEventListener('error', explainLater);
})();
