# The playground on a CPU, for strangers:
#     docker build -t generation-playground . && docker run -p 7860:7860 --memory 8g generation-playground
FROM python:3.12-slim

RUN useradd --create-home playground
WORKDIR /app

# PyTorch's CPU build: the default one has gigabytes for GPUs. Its other dependencies are in the lock file.
RUN pip install --no-cache-dir --no-deps torch==2.13.0 --index-url https://download.pytorch.org/whl/cpu
COPY requirements.lock ./
RUN pip install --no-cache-dir --require-hashes -r requirements.lock

COPY app.py ./
COPY docs ./docs
COPY playground ./playground
COPY presets ./presets
COPY visualizers ./visualizers

USER playground
ENV PLAYGROUND_HOSTING=public PYTHONUNBUFFERED=1
EXPOSE 7860
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s \
    CMD python -c "import urllib.request; urllib.request.urlopen('http://127.0.0.1:7860/healthz', timeout=5)"
CMD ["python", "app.py", "--host", "0.0.0.0", "--port", "7860"]
