"""Pictures: SVG in the colours and with the art that all games share."""
