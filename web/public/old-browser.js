// biome-ignore-all lint: written in ES5, the language of the browsers that it is for
// What stands on the page while its app is not there: a word that it is loading, and a sentence when it does not come, as
// the browser is too old for it or its files do not arrive. It is written for such a browser: ES5, and no module. It runs
// before the modules, whose first error tells that they do not run here.
(function () {
  var texts = {
    nl: {
      loading: 'Laden...',
      tooOld:
        'Deze pagina werkt niet in deze browser, waarschijnlijk omdat die te oud is. Werk de browser bij of gebruik een ander apparaat.',
      notLoaded: 'Deze pagina kon niet worden geladen. Controleer je internetverbinding.',
      reload: 'Opnieuw laden',
    },
    en: {
      loading: 'Loading...',
      tooOld:
        'This page does not work in this browser, probably because it is too old. Update the browser or use another device.',
      notLoaded: 'This page could not be loaded. Check your internet connection.',
      reload: 'Reload',
    },
    de: {
      loading: 'Laden...',
      tooOld:
        'Diese Seite funktioniert in diesem Browser nicht, wahrscheinlich weil er zu alt ist. Bitte den Browser aktualisieren oder ein anderes Gerät verwenden.',
      notLoaded: 'Diese Seite konnte nicht geladen werden. Bitte die Internetverbindung prüfen.',
      reload: 'Neu laden',
    },
    fr: {
      loading: 'Chargement...',
      tooOld:
        'Cette page ne fonctionne pas dans ce navigateur, sans doute parce qu’il est trop ancien. Il faut mettre le navigateur à jour ou utiliser un autre appareil.',
      notLoaded: 'Cette page n’a pas pu être chargée. Vérifier la connexion à Internet.',
      reload: 'Recharger',
    },
  };

  function storedLanguage() {
    try {
      return localStorage.getItem('i18nextLng');
    } catch (error) {
      return null;
    }
  }

  var language = String(storedLanguage() || navigator.language)
    .slice(0, 2)
    .toLowerCase();
  if (!texts[language]) language = 'en';

  var loading = document.getElementById('loading');
  if (loading) {
    loading.lang = language;
    loading.textContent = texts[language].loading;
  }

  function newElement(name, text) {
    var element = document.createElement(name);
    element.textContent = text;
    return element;
  }

  function explain(what) {
    var root = document.getElementById('root');
    loading = document.getElementById('loading');
    // A page that was rendered beforehand says so until the app has taken it over.
    if (!root || (root.firstChild && !loading && !root.hasAttribute('data-rendered'))) return;
    if (document.getElementById('not-there')) return;
    var box = newElement('div', '');
    box.id = 'not-there';
    box.lang = language;
    box.setAttribute('role', 'alert');
    box.style.cssText = 'max-width: 34em; margin: 2em auto; padding: 0 1em; font: 18px/1.5 sans-serif';
    box.appendChild(newElement('p', texts[language][what]));
    if (what === 'notLoaded') {
      var button = newElement('button', texts[language].reload);
      button.style.cssText = 'margin-top: 1em; padding: 0.75em 1.5em; font: inherit';
      button.onclick = function () {
        location.reload();
      };
      box.appendChild(button);
    }
    if (loading) root.removeChild(loading);
    root.insertBefore(box, root.firstChild);
  }

  function explainLater(what) {
    // React takes its first screen away before it reports an error.
    setTimeout(function () {
      explain(what);
    }, 0);
  }

  function hear(event) {
    // A script that did not arrive; one that did, but not what it needs to begin (src/shared/api/lazy-part.ts).
    var isScript = event.target && event.target.tagName === 'SCRIPT';
    var isPart = event.error && event.error.name === 'MissingPartError';
    // Without a picture and the like the page goes on.
    if (isScript || isPart) explainLater('notLoaded');
    else if (!event.target || !event.target.tagName) explainLater('tooOld');
  }

  if (!('noModule' in document.createElement('script'))) explainLater('tooOld');
  // What does not arrive is told to its own element alone, and heard on the way to it.
  window.addEventListener('error', hear, true);
})();
